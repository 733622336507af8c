import { uploadFile } from '../../../../client/files/upload.ts'
import { apiUrl } from '../../../../client/http.ts'
import { defaultUploadArea } from '../../../../contract/records/upload-area.ts'

/** Accepted image formats. */
const extensions = ['jpeg', 'jpg', 'jpe', 'jfi', 'jfif', 'png', 'gif', 'bmp', 'webp']

/** For the `accept` attribute. */
export const editorImageAccept = extensions.map((extension) => `.${extension}`).join(',')

/** Whether a file has an accepted image format. */
export const isEditorImage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  (type === '' || type.startsWith('image/')) && extensions.includes(name.toLowerCase().split('.').pop() ?? '')

/** Uploads an image of a text and returns its address and alternative text. Rejects with an `ApiError`. */
export const uploadEditorImage = async (file: File): Promise<{ src: string; alt: string }> => {
  const { fileUrl } = await uploadFile(file, defaultUploadArea)
  return { src: apiUrl(fileUrl), alt: file.name.replace(/\.\w+$/, '') }
}
