export { identifyApiKey } from './api-key/authenticate'
export { createApiKey, keepApiKey, revokeApiKey } from './api-key/manage'
export { countIntegrationsToReview } from './api-key/review'
export { type ApiKeyRow, findApiKey, listApiKeys } from './api-key/row'
export { playViews } from './collective-api/play-view'
export {
  type EntryRange,
  findDaySource,
  findMonthSource,
  readPlays,
} from './collective-api/plays'
export { listVenuesAfter } from './collective-api/venues'
export { identifyCollectiveKey } from './collective-key/authenticate'
export { createCollectiveKey, revokeCollectiveKey } from './collective-key/manage'
export { type CollectiveKeyRow, findCollectiveKey, listCollectiveKeys } from './collective-key/row'
export { listPublicPlays } from './public-api/plays'
export { decodeCursor, encodeCursor } from './public-api/rules/cursor'
export { findPublicZone, listPublicZones, toNowPlayingView } from './public-api/zones'
export { startIntegrations } from './start'
export {
  createWebhook,
  enableWebhook,
  keepWebhook,
  removeWebhook,
  resendDelivery,
  rotateWebhookSecret,
  sendTestDelivery,
  updateWebhook,
} from './webhook/manage'
export {
  type DeliveryRow,
  findWebhook,
  listWebhooks,
  parseDeliveryRows,
  type WebhookRow,
} from './webhook/row'
