import { useMemo, useRef } from 'react'
import { GoneFile, type UploadArea, uploadFile, withFile } from '../../../../client/files/upload.ts'
import { newId } from '../../../ui/new-id.ts'
import { createListeners } from '../../../ui/store.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'

export type Uploads = ReturnType<typeof useUploads>

/** The selected files of a form and their upload progress, which widgets subscribe to. */
export const useUploads = (uploadType: UploadArea) => {
  const files = useRef(new Map<string, File>())
  const progress = useRef(new Map<string, number>())
  return useMemo(() => {
    const { notify, subscribe: onProgress } = createListeners()
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
      if (!chosen) throw new GoneFile(value.fileName)
      try {
        const onProgress = (part: number): void => {
          progress.current.set(pending, part)
          notify()
        }
        const send = () => uploadFile(chosen, uploadType, onProgress, signal)
        const { id, fileUrl, fileName } = await withFile(chosen, send)
        return { id, fileUrl, fileName }
      } finally {
        progress.current.delete(pending)
        notify()
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
