import { rejectDocumentWrites } from '#src/platform/database/append-only'

export default { bootstrap: () => rejectDocumentWrites('api::consent.consent') }
