import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RecordId } from '../../../contract/records/record-id.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { FormContext } from '../form-context.ts'
import { recordOption, textOption } from '../shared/options.ts'
import type { PickerOption } from '../shared/picker/picker-input.tsx'
import type { WidgetOptions } from '../widget.ts'

/** An error for options that failed to load, with a retry button. */
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

/** A notice that the selected record was deleted and cannot be saved. */
export const GoneNote = () => {
  const { t } = useTranslation('widgets')
  return (
    <FormHelperText component='div' error role='alert'>
      {t('reference.gone')}
    </FormHelperText>
  )
}

/** An option of a picker; if it is withheld, with the reason below. */
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

/** Whether an option must not be selected. */
export const isWithheld = ({ withheld }: PickerOption): boolean => withheld !== undefined

interface CreateProps {
  options: WidgetOptions
  context: FormContext
  disabled: boolean
  onCreated: (id: RecordId) => void
}

/**
 * Creates a record within this form and selects it: of the module in the option `create`, else of the module behind the
 * picker's operation. Hidden for users who may not create one.
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
