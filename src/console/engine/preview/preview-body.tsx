import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../contract/json.ts'
import type { Device } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { NativeSelect } from '../../ui/styles/native-select.tsx'
import type { PreviewForm } from '../form/preview/preview-form.ts'
import { meetsCondition } from '../when.ts'
import { renderBlocks } from './blocks/blocks.tsx'
import { hasContent } from './content.ts'
import { PhoneFrame } from './devices/phone-frame.tsx'
import { SiteFrame } from './devices/site-frame.tsx'
import { usePreviewData } from './use-preview-data.ts'

const frames = { phone: PhoneFrame, site: SiteFrame }

interface Props {
  form: PreviewForm
  data: PlainObject
  device: Device
}

/** The record on a device, from the form's present data. */
export const PreviewBody = memo(({ form, data, device }: Props) => {
  const { t } = useTranslation('tools')
  const label = useLabel()
  const selectId = useId()
  const { blocks, scope, languages, filled, choose } = usePreviewData(form, data)
  const { preview, module } = form.module
  const Frame = frames[device]
  return (
    <>
      {languages.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
          <Typography component='label' htmlFor={selectId} variant='body2'>
            {t('preview.language')}
          </Typography>
          <NativeSelect
            id={selectId}
            value={scope.language?.id}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {languages.map((language) => (
              <option key={language.id} value={language.id}>
                {filled.includes(language) ? language.name : t('preview.noText', { language: language.name })}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
      {!meetsCondition(preview?.shown?.[device], data, form.values) && (
        <Alert severity='info' sx={{ mb: 3 }}>
          {t(device === 'phone' ? 'preview.notInApp' : 'preview.notOnSite')}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Frame title={label(module.title)} label={t(device === 'phone' ? 'preview.phone' : 'preview.site')}>
          {renderBlocks(blocks, scope)}
          {!hasContent(blocks, scope) && <Typography color='textSecondary'>{t('preview.empty')}</Typography>}
        </Frame>
      </Box>
    </>
  )
})
