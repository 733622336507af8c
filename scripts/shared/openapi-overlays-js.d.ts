declare module 'openapi-overlays-js/src/overlay.js' {
  /** Applies the actions of an OpenAPI Overlay to a document, in place. */
  export const applyOverlay: <Document extends object>(document: Document, overlay: object) => Document
}
