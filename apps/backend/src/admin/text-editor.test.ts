import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))
const editor = join(
  dirname(strapi.resolve('@strapi/content-manager/package.json')),
  'dist/admin/pages/EditView/components/FormInputs/Wysiwyg',
)
const read = (file: string) => readFileSync(join(editor, file), 'utf8')

test('the text editor has no button for underlined text, which Markdown does not know', () => {
  const toolbar = read('WysiwygNav.mjs')
  expect(toolbar).toContain('components.Blocks.modifiers.italic')
  expect(toolbar).not.toContain('components.Blocks.modifiers.underline')
})

test('the image button of the text editor opens the media library and inserts a rendition, which the site serves', () => {
  expect(read('WysiwygNav.mjs')).toContain('onToggleMediaLib()')
  const field = read('Field.mjs')
  const [source = ''] = /const getSiteUrl = [\s\S]*?\n};/.exec(field) ?? []
  expect(field).toContain('url: getSiteUrl(f)')
  const getSiteUrl: (file: object) => string = runInNewContext(`${source} getSiteUrl`)
  const webp = (width: number) => ({ mime: 'image/webp', width, url: `/uploads/a_${width}.webp` })
  const formats = {
    webp_320: webp(320),
    webp_960: webp(960),
    avif_960: { mime: 'image/avif', width: 960, url: '/uploads/a_960.avif' },
  }
  expect(getSiteUrl({ url: '/uploads/a.jpg', formats })).toBe('/uploads/a_960.webp')
  expect(getSiteUrl({ url: '/uploads/a.gif', formats: null })).toBe('/uploads/a.gif')
})
