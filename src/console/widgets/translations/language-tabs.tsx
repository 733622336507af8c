import LacksIcon from '@mui/icons-material/Circle'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import type { Language } from '../widget.ts'

interface Props {
  id: string
  label: string
  /** In display order, with indexes. */
  languages: readonly { language: Language; index: number; isDone: boolean }[]
  /** Whether every language needs a text. */
  required: boolean
  /** Indexes of the languages with an error. */
  faulty: readonly number[]
  selected: number
  onSelect: (index: number) => void
}

/** Tabs of all languages; those with an error are marked, and named above. */
export const LanguageTabs = ({ id, label, languages, required, faulty, selected, onSelect }: Props) => {
  const { t } = useTranslation('widgets')
  return (
    <Stack data-tools spacing={2}>
      {faulty.length > 0 && (
        <Alert severity='error' sx={{ py: 0 }}>
          {t('translations.faulty', { label })}{' '}
          {faulty.map((index) => (
            <Button key={index} size='small' color='inherit' onClick={() => onSelect(index)}>
              {languages.find((each) => each.index === index)?.language.name}
            </Button>
          ))}
        </Alert>
      )}
      <Tabs
        value={selected}
        onChange={(_, index: number) => onSelect(index)}
        aria-label={t('translations.languagesOf', { label })}
        sx={{
          minHeight: 0,
          '& .MuiTabs-list': { flexWrap: 'wrap' },
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root': { minHeight: 36, minWidth: 0, px: 3, py: 1, textTransform: 'none' },
          '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
        }}
      >
        {languages.map(({ language, index, isDone }) => {
          const marked = faulty.includes(index)
          const lacks = !marked && required && !isDone
          return (
            <Tab
              key={language.id}
              value={index}
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel`}
              label={language.name}
              lang={language.code}
              iconPosition='start'
              {...(marked && {
                icon: <ErrorIcon fontSize='small' color='error' titleAccess={t('translations.hasError')} />,
                sx: { color: 'error.main' },
              })}
              {...(lacks && {
                icon: (
                  <LacksIcon sx={{ fontSize: 8 }} color='warning' titleAccess={t('translations.lacks')} />
                ),
              })}
            />
          )
        })}
      </Tabs>
    </Stack>
  )
}
