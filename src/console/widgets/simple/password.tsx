import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SimpleWidget } from '../widget.ts'
import { leftToRight, TextInput } from './text-input.tsx'

const Password = (props: WidgetProps) => {
  const { t } = useTranslation('widgets')
  const [shown, setShown] = useState(false)
  const label = t(shown ? 'password.hide' : 'password.show')
  return (
    <TextInput
      widget={leftToRight(props)}
      kind={shown ? 'text' : 'password'}
      field={{
        autoComplete: 'new-password',
        slotProps: {
          input: {
            endAdornment: (
              <InputAdornment position='end'>
                <IconButton
                  edge='end'
                  aria-label={label}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        },
      }}
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
