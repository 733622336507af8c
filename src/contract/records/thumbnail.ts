/** Lengths of a thumbnail's shorter side, in pixels: the values of `thumbnail` of `downloadFile`. */
export const thumbnailSizes = [96, 192, 384] as const

export type ThumbnailSize = (typeof thumbnailSizes)[number]
