/** Runes everywhere; a warning of the compiler is a fault in the page, accessibility included. */
export default {
  compilerOptions: { runes: true },
};
