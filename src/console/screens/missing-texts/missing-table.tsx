import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Language } from '../../../client/content-languages.ts'
import type { Platform } from '../../../modules/format/types.ts'
import { ToolbarSelect } from '../../engine/list/toolbar/toolbar-select.tsx'
import { incompleteListUrl, type NamedList } from '../../engine/translation/use-incomplete-lists.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { enterPlatform, modeTexts } from '../../session/platform.ts'
import { useSearch } from '../../ui/page/navigate.tsx'

const Frame = styled('div')({ overflowX: 'auto' })

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    padding: theme.spacing(2.5, 4),
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: theme.palette.text.secondary, fontWeight: 600 },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    backgroundColor: theme.palette.background.paper,
    minWidth: 140,
  },
  '& tbody th': { fontWeight: 500 },
  '& tfoot :is(th, td)': { fontWeight: 600, borderBottom: 'none' },
  [theme.breakpoints.down('sm')]: { '& :is(th, td)': { padding: theme.spacing(2, 3) } },
}))

const sum = (places: readonly NamedList[], languageId: number): number =>
  places.reduce((so, { missing }) => so + (missing.get(languageId) ?? 0), 0)

interface Props {
  places: readonly NamedList[]
  languages: readonly Language[]
  /** The present mode; lists of another one switch the mode. */
  platform: Platform
}

interface CountProps {
  place: NamedList
  language: Language
  isElsewhere: boolean
}

/** Number of a module's records with a missing text in a language, as a link to them. */
const Count = ({ place, language: { id, name }, isElsewhere }: CountProps) => {
  const { t, i18n } = useTranslation('exchange')
  const count = place.missing.get(id) ?? 0
  if (count === 0)
    return (
      <span role='img' aria-label={t('missing.complete')}>
        ✓
      </span>
    )
  return (
    <Link
      component={RouterLink}
      to={incompleteListUrl(place, id)}
      onClick={() => isElsewhere && enterPlatform(place.platform)}
      aria-label={t('missing.open', { count, title: place.title, language: name })}
      sx={{ fontWeight: 600 }}
    >
      {formatNumber(count, i18n.language)}
    </Link>
  )
}

/** The lists with missing texts in a language; all for none. */
const placesOf = (places: readonly NamedList[], language: Language | undefined): readonly NamedList[] =>
  language ? places.filter(({ missing }) => (missing.get(language.id) ?? 0) > 0) : places

/** Number of records with missing texts by module and language, each with a link to them. A filter shows one language. */
export const MissingTable = ({ places: all, languages: others, platform }: Props) => {
  const [query, setQuery] = useSearch()
  const chosen = others.find(({ code }) => code === query.get('language'))
  const places = placesOf(all, chosen)
  const languages = chosen ? [chosen] : others
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const number = (count: number): string => formatNumber(count, i18n.language)
  return (
    <>
      <Box sx={{ px: 4, pt: 4, pb: 2 }}>
        <ToolbarSelect
          label={t('missing.language')}
          value={chosen?.code ?? ''}
          options={[
            { value: '', label: t('missing.everyLanguage') },
            ...others.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          minWidth={160}
          onChange={(code) =>
            setQuery(
              (before) => {
                if (code === '') before.delete('language')
                else before.set('language', code)
                return before
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </Box>
      <Frame tabIndex={0} role='region' aria-label={t('missing.title')}>
        <Table>
          <thead>
            <tr>
              <th scope='col'>{t('missing.module')}</th>
              <th scope='col'>{t('missing.records')}</th>
              {languages.map(({ id, name, code }) => (
                <th key={id} scope='col' lang={code}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.key}>
                <th scope='row'>
                  {place.title}{' '}
                  {place.platform !== platform && (
                    <Chip
                      size='small'
                      variant='outlined'
                      label={t('palette.inMode', { platform: shell(modeTexts[place.platform]) })}
                    />
                  )}
                </th>
                <td>{number(place.records)}</td>
                {languages.map((language) => (
                  <td key={language.id}>
                    <Count place={place} language={language} isElsewhere={place.platform !== platform} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope='row'>{t('missing.all')}</th>
              <td>{number(places.reduce((so, { records }) => so + records, 0))}</td>
              {languages.map(({ id }) => (
                <td key={id}>{number(sum(places, id))}</td>
              ))}
            </tr>
          </tfoot>
        </Table>
      </Frame>
    </>
  )
}
