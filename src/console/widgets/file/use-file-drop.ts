import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Accepts the first file dropped on, or pasted into, an element; `over` is true while a file hovers. */
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
        // Without this, the browser opens the file in place of the form.
        event.preventDefault()
        setOver(false)
        take(event, event.dataTransfer)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  }
}
