import Category from '@mui/icons-material/Category'
import Edit from '@mui/icons-material/EditOutlined'
import { describe, expect, it } from 'vitest'
import { actionIcons } from '../../../../src/console/engine/icons.ts'
import { menuIcons } from '../../../../src/console/shell/menu/menu-icons.ts'
import { shapeOf } from '../../../../src/console/ui/styles/icon-shape.ts'

const shapes = Object.entries({ ...actionIcons, ...menuIcons }).map(
  ([name, Icon]) => [name, shapeOf(Icon)] as const,
)

describe('the outline of an icon', () => {
  it.each(shapes)('is found for %s, with the characters of a valid path', (_, shape) => {
    expect(shape).toMatch(/^path\("M[MZLHVCSQTA\d .,-]+"\)$/i)
  })

  it('counts a first step from the corner', () => {
    expect(shapeOf(Edit)).toMatch(/^path\("M0 0m14\.06 9\.02/)
  })

  it('has all parts of the drawing, circles too', () => {
    expect(shapeOf(Category)).toMatch(/^path\("M0 0m12 2.*M13 17\.5a4\.5 4\.5 0 1 0 9 0a.*M0 0M3 13\.5/)
  })
})
