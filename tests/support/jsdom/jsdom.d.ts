declare module 'jsdom' {
  /** The part of jsdom that tests of the server use; the package brings no types. */
  export const JSDOM: { fragment: (html: string) => DocumentFragment }
}
