/** The default upload area of modules, also for images in rich text. */
export const defaultUploadArea = 'CMS'
