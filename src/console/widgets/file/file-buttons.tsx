import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import UploadIcon from '@mui/icons-material/UploadFile'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileKind } from './file-rule.ts'

interface Props {
  id: string
  kind: FileKind['kind']
  accept: string
  chosen: boolean
  /** Whether there is a file, or a refused one, to remove. */
  removable: boolean
  locked: boolean
  invalid: boolean
  describedBy: string
  onChoose: (file: File) => void
  onRemove: () => void
  onBlur: () => void
  /** Further buttons. */
  children: ReactNode
}

/** Invisible, but reachable by keyboard and screen reader. */
const hidden = { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' } as const

/** The Choose and Remove buttons. The file input has the focus; the button around it is its label. */
export const FileButtons = (props: Props) => {
  const { t } = useTranslation('widgets')
  const { id, kind } = props
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Allows selecting the same file again after its removal.
    target.value = ''
    if (file) props.onChoose(file)
  }
  return (
    <Stack direction='row' spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        component='span'
        role='presentation'
        tabIndex={-1}
        variant='outlined'
        size='small'
        startIcon={<UploadIcon />}
        disabled={props.locked}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        <span id={`${id}-choose`}>{t(`file.${props.chosen ? 'replace' : 'choose'}.${kind}`)}</span>
        <input
          id={id}
          type='file'
          accept={props.accept}
          disabled={props.locked}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          onChange={onChange}
          onBlur={props.onBlur}
          style={hidden}
        />
      </Button>
      {props.children}
      {props.removable && (
        <Button
          id={`${id}-remove`}
          aria-labelledby={`${id}-label ${id}-remove`}
          size='small'
          color='error'
          startIcon={<DeleteIcon />}
          disabled={props.locked}
          onClick={props.onRemove}
        >
          {t('file.remove')}
        </Button>
      )}
      {!props.chosen && (
        <Typography variant='caption' color='textSecondary' sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('file.drop')}
        </Typography>
      )}
    </Stack>
  )
}
