
/**
 * The area it belongs to; decides what is accepted.
 */
export type UploadArea = typeof UploadArea[keyof typeof UploadArea];


export const UploadArea = {
  BOOK: 'BOOK',
  VIDEO_PODCAST: 'VIDEO_PODCAST',
  DOCTOR: 'DOCTOR',
  CATEGORY: 'CATEGORY',
  AMALIYAT: 'AMALIYAT',
  FAZILAT_WEB: 'FAZILAT_WEB',
  PHOTO_GALLERY_CONTENT: 'PHOTO_GALLERY_CONTENT',
  EVENT: 'EVENT',
  USER: 'USER',
  MAHFIL: 'MAHFIL',
  CMS: 'CMS',
} as const;
