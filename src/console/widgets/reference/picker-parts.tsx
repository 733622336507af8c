import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/use-label.ts'
import type { FormContext } from '../form-context.ts'
import { recordOption, textOption } from '../shared/options.ts'
import type { PickerOption } from '../shared/picker/picker-option.ts'
import type { WidgetOptions } from '../widget.ts'

/** Tells that the options could not be loaded, and tries again. */
export const PickerFailure = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('widgets')
  return (
    <FormHelperText component='div' error role='alert'>
      {t('reference.failed')}{' '}
      <Button size='small' onClick={retry}>
        {t('reference.retry')}
      </Button>
    </FormHelperText>
  )
}

/** Tells that what is chosen cannot be saved, before that is tried. */
export const GoneNote = () => {
  const { t } = useTranslation('widgets')
  return (
    <FormHelperText component='div' error role='alert'>
      {t('reference.gone')}
    </FormHelperText>
  )
}

/** An option of a picker, with the reason below it when it must not be chosen. */
export const OptionText = ({ option }: { option: PickerOption }) => {
  const label = useLabel()
  if (option.withheld === undefined) return option.label
  return (
    <span>
      {option.label}
      <Typography component='span' variant='caption' sx={{ display: 'block' }}>
        {label(option.withheld)}
      </Typography>
    </span>
  )
}

/** Whether an option must not be chosen. */
export const isWithheld = ({ withheld }: PickerOption): boolean => withheld !== undefined

interface CreateProps {
  options: WidgetOptions
  context: FormContext
  disabled: boolean
  onCreated: (id: number) => void
}

/**
 * Adds a record to choose from within this form, and chooses it: of the module that the option `create` names, else of
 * the one behind the picker's operation. Nothing for who may not add one.
 */
export const CreateButton = ({ options, context, disabled, onCreated }: CreateProps) => {
  const label = useLabel()
  const create = recordOption(options, 'create')
  const { openCreate, creatable } = context
  if (!openCreate || options.create === false) return null
  const offer = creatable?.(textOption(options, 'operation') ?? '', create && textOption(create, 'module'))
  if (!offer) return null
  const open = async () => {
    const id = await openCreate(offer.module, create && recordOption(create, 'route'))
    if (id !== undefined) onCreated(id)
  }
  return (
    <Button
      startIcon={<AddIcon />}
      disabled={disabled}
      onClick={() => void open()}
      sx={{ flexShrink: { xs: 1, sm: 0 }, textAlign: 'start' }}
    >
      {label((create && textOption(create, 'label')) ?? offer.label)}
    </Button>
  )
}
