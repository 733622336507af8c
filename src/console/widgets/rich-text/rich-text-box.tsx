import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { RichTextBoxProps } from './rich-text-box-props.ts'

/** Fetches the code of the editor. */
export const fetchEditor = async () => (await import('./editor/rich-text-editor.tsx')).RichTextEditor

const RichTextEditor = lazy(async () => ({ default: await fetchEditor() }))

/** A label, and the editor, whose code arrives with the first form that has one. */
export const RichTextBox = (props: RichTextBoxProps) => {
  const { id, label, error } = props
  const invalid = props.invalid ?? Boolean(error)
  return (
    <Box>
      <FormLabel
        id={`${id}-label`}
        required={props.required}
        error={invalid}
        sx={props.hideLabel ? { position: 'absolute', clipPath: 'inset(50%)' } : { display: 'block', mb: 1 }}
      >
        {label}
      </FormLabel>
      <Suspense fallback={<Skeleton variant='rounded' height={props.height + 77} />}>
        <RichTextEditor
          {...props}
          invalid={invalid}
          describedBy={[props.describedBy, error && `${id}-error`].filter(Boolean).join(' ')}
        />
      </Suspense>
      {error && (
        <FormHelperText id={`${id}-error`} error role='alert'>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
