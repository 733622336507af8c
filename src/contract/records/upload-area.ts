/** The area of uploads where files go that a module says nothing else of, and pictures within texts. */
export const defaultUploadArea = 'CMS'
