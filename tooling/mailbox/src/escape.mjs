const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe between tags and inside a quoted attribute. */
export const escapeHtml = text => String(text).replace(/[&<>"']/g, sign => entities[sign])
