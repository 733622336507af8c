import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { textDirection } from '../../../../ui/text-direction.ts'
import type { Change } from './plan.ts'
import type { Verdict } from './verdict.ts'

/** Maximum number of rows; the counts include all texts. */
const maxRows = 200

/** Maximum number of characters per text. */
const maxLength = 200

export const colors = {
  new: 'success',
  changed: 'info',
  same: 'default',
  conflict: 'error',
  lost: 'warning',
  long: 'error',
  unknown: 'error',
  forbidden: 'error',
  unread: 'error',
} as const satisfies Record<Verdict, string>

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    padding: theme.spacing(2),
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { color: theme.palette.text.secondary, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& :is(tr, td)': { display: 'block' },
    '& td': { borderBottom: 'none', paddingBlock: theme.spacing(1) },
    '& tr': { borderBottom: `1px solid ${theme.palette.divider}` },
  },
}))

/** Rich text as plain text. */
const wordsOf = (text: string, isRich: boolean): string => {
  const plain = isRich
    ? (new DOMParser().parseFromString(`<body>${text}`, 'text/html').body.textContent ?? '')
    : text
  return plain.length > maxLength ? `${plain.slice(0, maxLength)} …` : plain
}

const Words = ({ text, isRich }: { text: string; isRich: boolean }) => {
  const words = wordsOf(text, isRich)
  return <div dir={textDirection(words)}>{words || '–'}</div>
}

/** The changes of an import, by text. */
export const ChangeTable = ({ changes }: { changes: readonly Change[] }) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope='col'>{t('exchange.what')}</th>
            <th scope='col'>{t('exchange.where')}</th>
            <th scope='col'>{t('exchange.before')}</th>
            <th scope='col'>{t('exchange.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, maxRows).map(({ unit, verdict, current, lost, error, title }) => (
            <tr key={`${unit.place.module} ${unit.place.recordId} ${unit.place.property}`}>
              <td>
                <Chip
                  size='small'
                  variant='outlined'
                  color={colors[verdict]}
                  label={t(`exchange.verdict.${verdict}`)}
                />
                {lost.length > 0 && (
                  <Typography variant='caption' component='div'>
                    {t('exchange.lostMarks', { marks: lost.join(' ') })}
                  </Typography>
                )}
                {error !== undefined && (
                  <Typography variant='caption' component='div'>
                    {errorMessage(error, '')}
                  </Typography>
                )}
              </td>
              <td>
                <bdi>{title}</bdi>
              </td>
              <td>
                <Words text={current} isRich={unit.isRich} />
              </td>
              <td>
                <Words text={unit.target} isRich={unit.isRich} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changes.length > maxRows && (
        <Typography variant='body2' sx={{ mt: 2 }}>
          {t('bulk.others', { number: formatNumber(changes.length - maxRows, i18n.language) })}
        </Typography>
      )}
    </>
  )
}
