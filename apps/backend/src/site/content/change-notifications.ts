import { publicUids } from '#src/identity'
import { notifySites } from './notify-sites'
import { changeRevision } from './revision'

type Change = { uid: string; action: string; params: { status?: unknown } }

const hasDrafts = (uid: string) =>
  strapi.contentTypes[uid as 'api::page.page']?.options?.draftAndPublish === true

/** Whether the change affects what visitors see; saving a draft does not. */
function showsOutside({ uid, action, params }: Change): boolean {
  if (!publicUids.includes(uid)) return false
  if (['publish', 'unpublish', 'delete'].includes(action)) return true
  const saves = ['create', 'update', 'clone'].includes(action)
  return saves && (!hasDrafts(uid) || params.status === 'published')
}

/**
 * Changes the revision, and notifies the sites after the outermost transaction commits, because only then can they read
 * the change.
 */
export async function notifySitesOfChange() {
  await strapi.db.transaction(async ({ onCommit }) => {
    const revision = await changeRevision()
    onCommit(() => notifySites(revision))
  })
}

/** Changes the revision and notifies the sites whenever public content or an image changes. */
export function notifySitesOfChanges() {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    if (showsOutside(context as Change)) await notifySitesOfChange()
    return result
  })
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: notifySitesOfChange,
    afterDelete: notifySitesOfChange,
  })
}
