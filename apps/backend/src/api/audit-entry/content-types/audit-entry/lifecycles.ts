import { appendOnlyLifecycles } from '#src/platform/database/append-only'

export default appendOnlyLifecycles
