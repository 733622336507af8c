import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SimpleWidget } from '../widget.ts'
import { TextInput } from './text-input.tsx'

const Password = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const [shown, setShown] = useState(false)
  const label = t(shown ? 'password.hide' : 'password.show')
  const button = (
    <InputAdornment position='end'>
      <IconButton edge='end' aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      options={{ dir: 'ltr', autocomplete: 'new-password', ...props.options }}
      slotProps={{ input: { endAdornment: button } }}
    />
  )
}

/** A password, shown on demand. */
export const passwordWidget: SimpleWidget = {
  kind: 'widget',
  name: 'password',
  types: ['string', 'null'],
  component: Password,
}
