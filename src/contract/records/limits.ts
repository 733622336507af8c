/** How many days the browser stores unsaved input, and the API the files uploaded for it. */
export const draftDays = 30

/** Bytes of a megabyte (MB) in contract, settings and messages. */
export const megabyte = 1024 * 1024

/** Maximum size of a spreadsheet for importing members, in bytes. */
export const maxImportSize = 10 * megabyte

/** Minimum length of a new password, as in the contract's type `newPassword`. */
export const minPasswordLength = 6

/** Lengths of a thumbnail's shorter side, in pixels: the values of `thumbnail` of `downloadFile`. */
export const thumbnailSizes = [96, 192, 384] as const

export type ThumbnailSize = (typeof thumbnailSizes)[number]
