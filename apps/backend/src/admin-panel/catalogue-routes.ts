import type { Core } from '@strapi/strapi'

/** Permission to add music; part of the Curator role. */
export const uploadAction = 'api::catalogue.upload'

/** Must run before roles are saved. */
export async function registerUploadAction(strapi: Core.Strapi): Promise<void> {
  await strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'settings', category: 'catalogue', displayName: 'Add music', uid: 'catalogue.upload' },
    ])
}

/** Adds the routes under the content manager's path, the only one that the proxy forwards. */
export function addCatalogueRoutes(strapi: Core.Strapi): void {
  const handler = 'api::track-upload.track-upload'
  const path = '/catalogue/uploads'
  const credits = '/catalogue/credits'
  const info = { type: 'admin' as const }
  const config = {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [uploadAction] } },
    ],
  }
  const readable = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      { method: 'POST', path, handler: `${handler}.create`, config, info },
      { method: 'GET', path, handler: `${handler}.list`, config, info },
      {
        method: 'GET',
        path: '/catalogue/playlists/:id',
        handler: 'api::playlist.curation.review',
        config: readable,
        info,
      },
      { method: 'POST', path: `${path}/decide`, handler: `${handler}.decide`, config, info },
      { method: 'POST', path: `${path}/check`, handler: `${handler}.check`, config, info },
      { method: 'POST', path: `${credits}/check`, handler: 'api::track.credit-import.check', config, info },
      { method: 'POST', path: credits, handler: 'api::track.credit-import.run', config, info },
      {
        method: 'GET',
        path: '/catalogue/unmatched',
        handler: 'api::track.unmatched-work.list',
        config,
        info,
      },
    ],
  })
}
