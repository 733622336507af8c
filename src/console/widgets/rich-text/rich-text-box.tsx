import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'

export interface RichTextBoxProps {
  /** Id of the editable element. */
  id: string
  label: string
  /** The label is drawn by somebody else. */
  hideLabel?: boolean
  value: string
  /** What is wrong, shown below; leave it out when somebody else shows it. */
  error?: string
  invalid?: boolean
  /** Ids of elements that describe it. */
  describedBy?: string
  required: boolean
  disabled: boolean
  dir?: 'ltr' | 'rtl'
  lang?: string
  /** Height of the text, in pixels. */
  height: number
  /** Name under which drafts are kept. */
  draftKey: string
  onChange: (html: string) => void
  onBlur: () => void
}

const RichTextEditor = lazy(async () => ({
  default: (await import('./editor/rich-text-editor.tsx')).RichTextEditor,
}))

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
      <Suspense fallback={<Skeleton variant='rounded' height={props.height + 48} />}>
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
