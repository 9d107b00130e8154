import { notifySites } from './notify-sites'
import { publicUids } from './permissions'
import { changeRevision } from './revision'

type Change = { uid: string; action: string; params: { status?: unknown } }

const hasDrafts = (uid: string) =>
  strapi.contentTypes[uid as 'api::page.page']?.options?.draftAndPublish === true

/** Whether visitors may see something else now: a draft that is saved changes nothing for them. */
function showsOutside({ uid, action, params }: Change): boolean {
  if (!publicUids.includes(uid)) return false
  if (['publish', 'unpublish', 'delete'].includes(action)) return true
  const saves = ['create', 'update', 'clone'].includes(action)
  return saves && (!hasDrafts(uid) || params.status === 'published')
}

/** The sites hear of it once it can be read: after the outermost transaction, not before. */
async function noteChange() {
  await strapi.db.transaction(async ({ onCommit }) => {
    const revision = await changeRevision()
    onCommit(() => notifySites(revision))
  })
}

/** Renews the revision and calls the content hook for every change of public content, and of the pictures in it. */
export function notifySitesOfChanges() {
  strapi.documents.use(async (context, next) => {
    const answer = await next()
    if (showsOutside(context as Change)) await noteChange()
    return answer
  })
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: noteChange,
    afterDelete: noteChange,
  })
}
