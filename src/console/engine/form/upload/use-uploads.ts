import { useMemo, useRef } from 'react'
import { type UploadArea, uploadFile } from '../../../../client/upload.ts'
import { newId } from '../../../ui/new-id.ts'
import { createListeners } from '../../../ui/store.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'

/** The chosen files of one form, and the progress of their upload, which its widgets subscribe to. */
export const useUploads = (uploadType: UploadArea) => {
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
      if (!chosen) throw new Error(`The chosen file "${value.fileName}" is gone; choose it again`)
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
  }, [uploadType])
}
