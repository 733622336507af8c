declare module 'jsdom' {
  /** The part of jsdom that server tests use; the package has no types. */
  export const JSDOM: { fragment: (html: string) => DocumentFragment }
}
