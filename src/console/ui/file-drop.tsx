import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useFilePicker } from './hooks/use-file-picker.tsx'

interface Props {
  text: string
  /** Text of the button that opens the file dialog. */
  button: string
  icon: ReactNode
  variant?: 'contained' | 'outlined'
  accept: string | undefined
  multiple?: boolean
  disabled: boolean
  /** Gets the selected files. */
  onChoose: (file: File, ...others: readonly File[]) => void
  /** Gets what is dropped: files, or text. */
  onDrop: (dropped: DataTransfer) => void
  /** Content below the button. */
  children?: ReactNode
}

/** A place where files are dropped, or selected by its button. */
export const FileDrop = ({ text, button, icon, variant, disabled, onDrop, children, ...options }: Props) => {
  const { input, pick } = useFilePicker({ ...options, label: button })
  const [isOver, setOver] = useState(false)
  return (
    <Paper
      variant='outlined'
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onDrop(event.dataTransfer)
      }}
      sx={{
        ...{ p: 6, textAlign: 'center', borderStyle: 'dashed', borderWidth: 2 },
        ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
      }}
    >
      <Typography sx={{ mb: 3 }}>{text}</Typography>
      <Button variant={variant ?? 'contained'} autoFocus startIcon={icon} disabled={disabled} onClick={pick}>
        {button}
      </Button>
      {input}
      {children}
    </Paper>
  )
}
