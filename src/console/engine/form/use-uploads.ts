import { useMemo, useRef, useState } from 'react'
import { uploadFile } from '../../../client/upload.ts'
import type { FormFileValue } from '../../widgets/widget.ts'

/** The chosen files of one form, and the progress of their upload. */
export const useUploads = (uploadType: string) => {
  const files = useRef(new Map<string, File>())
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  return useMemo(() => {
    const keepFile = (file: File): string => {
      const key = crypto.randomUUID()
      files.current.set(key, file)
      return key
    }
    const upload = async (pending: string, value: FormFileValue): Promise<FormFileValue> => {
      const file = files.current.get(pending)
      if (!file) throw new Error(`The chosen file "${value.fileName}" is gone; choose it again`)
      const { id, fileUrl, fileName } = await uploadFile(file, uploadType, (part) =>
        setProgress((present) => ({ ...present, [pending]: part })),
      )
      setProgress(({ [pending]: _, ...rest }) => rest)
      return { id, fileUrl, fileName }
    }
    return { keepFile, upload, progress: (pending: string) => progress[pending], clearProgress: () => setProgress({}) }
  }, [uploadType, progress])
}
