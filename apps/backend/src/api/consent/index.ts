import { rejectDocumentWrites } from '#src/database/append-only'

export default { bootstrap: () => rejectDocumentWrites('api::consent.consent') }
