import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IndustryArt } from './industry-art'
import { industryShapes } from './industry-shapes'

describe('industry art', () => {
  test('has an illustration for each of the 14 industries', () => {
    expect(Object.keys(industryShapes)).toHaveLength(14)
  })

  test.each(Object.keys(industryShapes))('draws %s with valid numbers and an accent', industry => {
    const html = renderToStaticMarkup(<IndustryArt industry={industry} />)
    expect(html).not.toMatch(/NaN|undefined/)
    expect(html).toMatch(/class="k?a"/)
  })

  test('falls back to the office for an industry without an illustration', () => {
    const unknown = renderToStaticMarkup(<IndustryArt industry="toString" />)
    expect(unknown).toBe(renderToStaticMarkup(<IndustryArt industry="office" />))
  })
})
