type Fields = { fields?: string[]; locales?: string[] }
export type Grant = {
  action: string
  subject: string | null
  properties: Fields
  conditions?: string[]
}

/**
 * The permissions of staff for a content type. They can write the `writable` fields (all by default) and,
 * with `readAll`, read the others. `condition` limits the records.
 */
export type TypeAccess = { actions: string[]; writable?: string[]; readAll?: true; condition?: string }

// Permissions list each field of a component, but a dynamic zone as a single field.
const listFields = (subject: string, writable?: string[]): string[] => {
  const all: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(strapi.contentTypes[subject as 'api::page.page'], { components: strapi.components })
  return writable ? all.filter(field => writable.includes(field.split('.')[0] ?? '')) : all
}

const withoutFields = ['publish', 'delete']

/** Grants for the given types in both languages, limited to the allowed actions. */
export const buildTypeGrants = (access: Record<string, TypeAccess>, allowed: readonly string[]): Grant[] =>
  Object.entries(access).flatMap(([subject, { actions, writable, readAll, condition }]) =>
    actions
      .filter(name => allowed.includes(name))
      .map(name => ({
        action: `plugin::content-manager.explorer.${name}`,
        subject,
        properties: {
          locales: ['id', 'en'],
          ...(!withoutFields.includes(name) && {
            fields: listFields(subject, name === 'read' && readAll ? undefined : writable),
          }),
        },
        ...(condition && name !== 'create' && { conditions: [condition] }),
      })),
  )
