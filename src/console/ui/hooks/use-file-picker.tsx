import { type ReactNode, useRef } from 'react'

interface Options {
  /** Allowed types and endings, as in the `accept` attribute. */
  accept?: string | undefined
  /** Name of the file input. */
  label: string
  /** Whether several files can be selected. */
  multiple?: boolean
  /** Gets at least one file. */
  onChoose: (file: File, ...others: readonly File[]) => void
}

/** A hidden file input to render, and a function that opens its dialog, for any button. */
export const useFilePicker = ({
  accept,
  label,
  multiple,
  onChoose,
}: Options): { input: ReactNode; pick: () => void } => {
  const ref = useRef<HTMLInputElement>(null)
  return {
    input: (
      <input
        ref={ref}
        type='file'
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          // The same file can be selected again.
          target.value = ''
          if (file) onChoose(file, ...others)
        }}
      />
    ),
    pick: () => ref.current?.click(),
  }
}
