import { industrySlugs, siteSlugs } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { backendAvailable, connectClient } from './backend'

describe.skipIf(!backendAvailable)('published content against the running backend', () => {
  test.each(['id', 'en'] as const)('every page has its blocks in %s', async locale => {
    const { content } = connectClient(null, locale)
    const pages = await Promise.all(siteSlugs.map(slug => content.findPage(slug)))
    expect(pages.map(page => page?.slug)).toEqual(siteSlugs)
    for (const page of pages) expect(page?.sections.length, page?.slug).toBeGreaterThan(0)
  })

  test.each(['id', 'en'] as const)('every industry has its five blocks in %s', async locale => {
    const { content } = connectClient(null, locale)
    const pages = await Promise.all(industrySlugs.map(key => content.findIndustry(key)))
    for (const page of pages) expect(page?.sections.length, page?.key).toBe(5)
  })

  test('lists are complete', async () => {
    const { content } = connectClient()
    const industries = await content.listIndustries()
    expect(industries.map(({ key }) => key).sort()).toEqual([...industrySlugs].sort())
    const packages = await content.listPackages()
    expect(packages.find(({ key }) => key === 'single-location')).toMatchObject({
      price_monthly: 1_000_000,
      price_yearly: 5_000_000,
      contact_only: false,
    })
    expect(packages.find(({ key }) => key === 'international')).toMatchObject({ contact_only: true })
    const groups = new Set((await content.listFaqs()).map(({ group }) => group))
    expect([...groups].sort()).toEqual(['account', 'licence-royalty', 'packages-payment', 'player-zones'])
    expect((await content.listTestimonials()).every(({ sample }) => sample)).toBe(true)
    expect((await content.listClients()).every(({ sample }) => sample)).toBe(true)
    expect(await content.listPages()).toHaveLength(siteSlugs.length)
    expect((await content.listPageSlugs()).sort()).toEqual([...siteSlugs].sort())
    expect((await content.listIndustryKeys()).sort()).toEqual([...industrySlugs].sort())
  })

  test('the site settings have payment details and coverage', async () => {
    const setting = await connectClient().content.getSiteSetting()
    expect(setting.royalty).toBe('separate')
    expect(setting.coverage.some(({ covered }) => !covered)).toBe(true)
    expect(setting.payment.account_number).not.toBe('')
  })

  test('drafts are not returned even though status=draft is sent', async () => {
    const { content } = connectClient()
    expect(await content.findPage('draft-sample')).toBeNull()
    expect((await content.listPages()).map(({ slug }) => slug)).not.toContain('draft-sample')
  })

  test('a visitor cannot write, and a wrong token is rejected', async () => {
    const { content } = connectClient()
    await expect(content.create('clients', { name: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
    content.setPreviewToken('not-the-preview-token')
    await expect(content.findPage('home')).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
