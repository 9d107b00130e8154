import type { Core } from '@strapi/strapi'
import { environment } from '#src/platform/runtime/environment'
import { calendarDates } from './calendar-dates'
import { clients } from './clients'
import { ensureDocuments } from './ensure'
import { faqs } from './faqs'
import { buildFirstSettings } from './first-settings'
import { industries } from './industries'
import { packages, packageTerms } from './packages'
import { draftPage, pages } from './pages'
import { siteSetting } from './site-setting'
import { testimonials } from './testimonials'

/**
 * Adds the content in one transaction, which is twice as fast and does not leave an incomplete site if the first
 * start is interrupted. Without samples, only the content of a first deployment is added: no testimonials, clients or
 * draft.
 */
export async function seedContent(strapi: Core.Strapi, { samples }: { samples: boolean }) {
  const settings = samples ? siteSetting : buildFirstSettings(environment.MAIL_FROM)
  await strapi.db.transaction(async () => {
    await ensureDocuments(strapi, 'api::site-setting.site-setting', [settings])
    await ensureDocuments(strapi, 'api::package-term.package-term', packageTerms, 'key')
    await ensureDocuments(strapi, 'api::package.package', packages, 'key')
    await ensureDocuments(strapi, 'api::calendar-date.calendar-date', calendarDates, 'key')
    await ensureDocuments(strapi, 'api::industry.industry', industries, 'key')
    await ensureDocuments(strapi, 'api::faq.faq', faqs, 'key')
    await ensureDocuments(strapi, 'api::page.page', pages, 'slug')
    if (!samples) return
    await ensureDocuments(strapi, 'api::testimonial.testimonial', testimonials, 'key')
    await ensureDocuments(strapi, 'api::client.client', clients, 'key')
    await ensureDocuments(strapi, 'api::page.page', [draftPage], 'slug', 'draft')
  })
  strapi.log.info('The content of the site is in place')
}
