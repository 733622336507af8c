import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Takes the first file that is dropped on, or pasted into, an element; `over` while one hovers. */
export const useFileDrop = (onFile: (file: File) => void, locked: boolean) => {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const file = data?.files[0]
    if (!file || locked) return
    event.preventDefault()
    event.stopPropagation()
    onFile(file)
  }
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(!locked)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        // Without this the browser opens the file in place of the form.
        event.preventDefault()
        setOver(false)
        take(event, event.dataTransfer)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  }
}
