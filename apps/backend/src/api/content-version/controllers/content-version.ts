import { z } from 'zod'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'
import {
  type ContentEntry,
  type ContentValues,
  type ContentVersion,
  compareVersions,
  findMissingReferences,
  hasDrafts,
  languages,
  listVersions,
  readEntry,
  toDocumentInput,
  toVersionContent,
  type VersionedModel,
  versionedModels,
} from '#src/site'

const id = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/)
const querySchema = z.object({
  model: z.enum(versionedModels),
  entry: id,
  version: id.optional(),
  locale: z.string().refine(code => languages.includes(code)),
})

type Checker = {
  cannot: { read(entry: ContentEntry): boolean; update(entry: ContentEntry): boolean }
  sanitizeOutput(values: ContentValues): Promise<ContentValues>
  sanitizeUpdateInput(entry: ContentEntry): (values: ContentValues) => Promise<ContentValues>
}
type PanelCall = RequestContext & { state: { userAbility?: unknown; user?: { id: number } } }

/** The requested draft, if the caller's role may read it, and the role's permission checker. */
async function draftFor(ctx: PanelCall) {
  const parsed = querySchema.safeParse({ ...ctx.params, locale: ctx.query.locale })
  if (!parsed.success) throw notFound()
  const { model, entry, locale, version } = parsed.data
  const checker: Checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model })
  const draft = await readEntry(model, entry, locale, 'draft')
  if (!draft) throw notFound()
  if (checker.cannot.read(draft)) throw new HttpError(403, 'Forbidden')
  return { model, locale, version, checker, draft, place: { model, entry, language: locale } }
}

async function versionFor(ctx: PanelCall) {
  const current = await draftFor(ctx)
  const version = (await listVersions(current.place)).find(({ documentId }) => documentId === current.version)
  if (!version) throw notFound()
  return { ...current, version }
}

const toSummary = ({ documentId, published_on, person }: ContentVersion) => ({
  id: documentId,
  published_on,
  person,
})

async function list(ctx: PanelCall): Promise<void> {
  const { model, locale, draft, place } = await draftFor(ctx)
  const versions = await listVersions(place)
  const online = (await readEntry(model, draft.documentId, locale, 'published')) !== null
  ctx.body = {
    data: versions.map((version, index) => ({ ...toSummary(version), online: online && index === 0 })),
  }
}

/** The fields that the role may read. Permissions for the draft also apply to its versions. */
const readable = async (
  checker: Checker,
  draft: ContentEntry,
  content: ContentValues,
): Promise<ContentValues> => {
  const { documentId, locale } = draft
  const shown = await checker.sanitizeOutput({ ...content, documentId, locale })
  return Object.fromEntries(Object.entries(content).filter(([name]) => name in shown))
}

async function show(ctx: PanelCall): Promise<void> {
  const { model, checker, draft, version } = await versionFor(ctx)
  const now = await readable(checker, draft, toVersionContent(model, draft))
  const then = await readable(checker, draft, version.content)
  const missing = (await findMissingReferences(model, then)).map(({ name }) => name)
  ctx.body = {
    data: {
      ...toSummary(version),
      changes: compareVersions(model, now, then),
      missing,
      /** Whether a restored version is published immediately. */
      live: !hasDrafts(model),
      restorable: !checker.cannot.update(draft),
    },
  }
}

async function save(model: VersionedModel, draft: ContentEntry, data: ContentValues): Promise<void> {
  const { documentId, locale } = draft
  await strapi
    .documents(model)
    .update({ documentId, locale, data, ...(hasDrafts(model) && { status: 'draft' }) })
}

/** Restores a version into the draft. `updatedAt` in the body is used to detect stale saves (see `stale-saves.ts`). */
async function restore(ctx: PanelCall): Promise<void> {
  const { model, checker, draft, version } = await versionFor(ctx)
  if (checker.cannot.update(draft)) throw new HttpError(403, 'Forbidden')
  const missing = await findMissingReferences(model, version.content)
  const input = await checker.sanitizeUpdateInput(draft)(toDocumentInput(model, version.content, missing))
  await save(model, draft, { ...input, updatedBy: ctx.state.user?.id })
  ctx.body = { data: { missing: missing.map(({ name }) => name) } }
}

export default { list, show, restore }
