import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type UploadArea, uploadFile } from '../../../../client/upload.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { newId } from '../../../ui/new-id.ts'
import { createListeners } from '../../../ui/store.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'

/** Whether the browser still reads a chosen file: not once it was changed, moved or deleted on its disk. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** The chosen files of one form, and the progress of their upload, which its widgets subscribe to. */
export const useUploads = (uploadType: UploadArea) => {
  const { t } = useTranslation('widgets')
  const words = useLatest(t)
  const files = useRef(new Map<string, File>())
  const progress = useRef(new Map<string, number>())
  return useMemo(() => {
    const { tell, subscribe: onProgress } = createListeners()
    const keepFileAs = (key: string, file: File): void => void files.current.set(key, file)
    const keepFile = (file: File): string => {
      const key = newId()
      keepFileAs(key, file)
      return key
    }
    const upload = async (
      pending: string,
      value: FormFileValue,
      signal: AbortSignal,
    ): Promise<FormFileValue> => {
      const chosen = files.current.get(pending)
      const gone = (): Error => new Error(words.current('file.gone', { name: value.fileName }))
      if (!chosen) throw gone()
      try {
        const { id, fileUrl, fileName } = await uploadFile(
          chosen,
          uploadType,
          (part) => {
            progress.current.set(pending, part)
            tell()
          },
          signal,
        )
        return { id, fileUrl, fileName }
      } catch (error) {
        // To the browser that is a connection that breaks off.
        if (!signal.aborted && !(await isReadable(chosen))) throw gone()
        throw error
      } finally {
        progress.current.delete(pending)
        tell()
      }
    }
    return {
      keepFile,
      keepFileAs,
      fileOf: (pending: string): File | undefined => files.current.get(pending),
      upload,
      onProgress,
      progress: (pending: string) => progress.current.get(pending),
    }
  }, [uploadType, words])
}
