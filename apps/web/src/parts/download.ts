/** Offers a text as a file. */
export const download = (name: string, text: string, type = 'text/plain'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address over by the next moment.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
