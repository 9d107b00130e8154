import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { translations } from './translations'

const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))

type Messages = Record<string, string>

/** Strapi's own messages in a language. */
async function loadMessages(name: string, language: 'en' | 'id'): Promise<Messages> {
  const folder = join(dirname(strapi.resolve(`@strapi/${name}/package.json`)), 'dist/admin')
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(path =>
    path.endsWith(`translations/${language}.json.mjs`),
  )
  return file ? ((await import(join(folder, file))) as { default: Messages }).default : {}
}

/**
 * Messages of features that this panel does not show: paid plans, tours, the marketplace, tokens, and the settings of
 * developers.
 */
const notShown =
  /^(?:tours|Usecase|coming|email|content-manager\.(?:history|App|plugin|components\.(?:Wysiwyg|NotAllowed))|Settings\.(?:sso|tokens|apiTokens|transferTokens|adminTokens|webhooks|review-workflows|application|page|content-history|sessions|PluginPage|permissions\.(?:auditLogs|users\.(?:form\.sso|sso)))|app\.components\.(?:Marketplace|MarketplacePage|Guided|GuidedTour|Onboarding|OfficialLogo|BlockLink|FreeTrial\w*|LeftMenu\.trialCountdown|NpsSurvey|\w*Banner|Users\.MagicLink\.connect)|components\.premiumFeature|components\.Blocks\.popover\.link\.(?:rel|target)|global\.(?:marketplace|plugins)|notification\.(?:ee|version|success\.admin)|widget\.(?:key-statistics|last-activity)|content-manager\.widget\.chart|HomePage\.widget\.deploy|upload\.(?:settings|ai|asset-details\.(?:replace\.description\.ai|crop)|list\.bulk-actions\.create-metadata|upload\.progress\.(?:file\.)?(?:generating|metadata))|i18n\.(?:Settings|CMEditViewAI|CMEditViewLocalePicker\.locale\.ai|CheckboxConfirmation|plugin)|content-manager\.(?:popUpWarning\.bodyMessage\.contentType|edit-settings-view|preview\.panel\.button-configuration|pages\.NoContentType))/

/** Words that are the same in both languages, and messages without words. */
const same = /^(?:[^a-z]*|API ID|Audio|Data|Editor|Email|Folder|Format|Label|Media|Status|Total|Video)$/i

test.each([
  ['admin', ''],
  ['content-manager', 'content-manager.'],
  ['upload', 'upload.'],
  ['i18n', 'i18n.'],
])('the shown messages of %s are in Indonesian, and ours repeat none', async (name, prefix) => {
  const [english, indonesian] = await Promise.all([loadMessages(name, 'en'), loadMessages(name, 'id')])
  expect(Object.keys(english).length).toBeGreaterThan(10)
  const missing = Object.entries(english).filter(([key, text]) => {
    const id = prefix + key
    // The names of placeholders are not words of the message.
    if (notShown.test(id) || same.test(text.replaceAll(/\{[^{}]*\}/g, '').trim())) return false
    const translated = translations.id[id] ?? indonesian[key]
    return translated === undefined || translated === text
  })
  expect(missing).toEqual([])
  const repeated = Object.entries(indonesian).filter(([key, text]) => translations.id[prefix + key] === text)
  expect(repeated).toEqual([])
})
