import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { lazy, Suspense } from 'react'
import { useError } from './errors.ts'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

interface Props {
  name: string
  label: string
  start: string | null
  /** Of the text, in CSS pixels. */
  height: number
  required?: boolean
}

const toolbarHeight = 46

/** Formatted text. The editor is heavy and comes after the form. */
export const RichText = ({ name, label, start, height, required = false }: Props) => {
  const error = useError(name)
  return (
    <div>
      <FormLabel required={required} error={error !== undefined}>
        {label}
      </FormLabel>
      <Box sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, mt: 0.5 }}>
        <Suspense fallback={<div style={{ height: height + toolbarHeight }} />}>
          <Editor name={name} label={label} start={start ?? ''} height={height} />
        </Suspense>
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  )
}
