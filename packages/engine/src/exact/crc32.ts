const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The check sum of zip and PNG files (ISO 3309). */
export const crc32 = (bytes: Uint8Array): number => {
  let rest = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) rest = TABLE[(rest ^ bytes[i]!) & 255]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
};
