declare module 'wawoff2' {
  /** Turns a WOFF2 font into the TrueType or OpenType font that it packs. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
