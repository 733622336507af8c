import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useState } from 'react'
import { type FileRef, fileUrl } from '../api.ts'
import { useError } from './errors.ts'

interface Props {
  name: string
  label: string
  kind: 'image' | 'pdf'
  megabytes: number
  start: FileRef | null
  required?: boolean
}

interface Shown {
  url: string
  name: string
}

const Preview = ({ file, kind }: { file: Shown; kind: Props['kind'] }) =>
  kind === 'image' ? (
    <img src={file.url} alt={file.name} style={{ maxHeight: 160, display: 'block', borderRadius: 4 }} />
  ) : (
    <a href={file.url} target='_blank' rel='noreferrer'>
      {file.name}
    </a>
  )

/** A file: shown, and chosen anew. */
export const FileInput = ({ name, label, kind, megabytes, start, required = false }: Props) => {
  const error = useError(name)
  const [fault, setFault] = useState('')
  const [file, setFile] = useState<Shown | null>(start && { url: fileUrl(start), name: start.fileName })
  const choose = (input: HTMLInputElement): void => {
    const chosen = input.files?.[0]
    if (!chosen) return
    const isTooLarge = chosen.size > megabytes * 1024 * 1024
    setFault(isTooLarge ? `The file is larger than ${megabytes} MB.` : '')
    if (isTooLarge) input.value = ''
    else setFile({ url: URL.createObjectURL(chosen), name: chosen.name })
  }
  return (
    <Box sx={{ p: 2, border: '1px dashed', borderColor: error ? 'error.main' : 'divider', borderRadius: 1 }}>
      <FormLabel required={required} error={error !== undefined} sx={{ display: 'block', mb: 1 }}>
        {label}
      </FormLabel>
      {file && <Preview file={file} kind={kind} />}
      <Button component='label' size='small' variant='outlined' sx={{ mt: 1 }}>
        Choose file
        <input
          type='file'
          name={name}
          accept={kind === 'image' ? 'image/*' : 'application/pdf'}
          hidden
          onChange={({ target }) => choose(target)}
        />
      </Button>
      <FormHelperText error={Boolean(fault || error)}>
        {fault || error || `Up to ${megabytes} MB`}
      </FormHelperText>
    </Box>
  )
}
