import contact from '../i18n/en-US/help/contact.json' with { type: 'json' };
import faqs from '../i18n/en-US/help/faqs.json' with { type: 'json' };
import guidelines from '../i18n/en-US/help/guidelines.json' with { type: 'json' };
import prizing from '../i18n/en-US/help/prizing.json' with { type: 'json' };
import privacy from '../i18n/en-US/help/privacy.json' with { type: 'json' };
import structure from '../i18n/en-US/help/structure.json' with { type: 'json' };
import terms from '../i18n/en-US/help/terms.json' with { type: 'json' };

/** The texts of the help centre. They are longer than all other words together, so no page carries them. */
export const helpTexts = { structure, guidelines, faqs, prizing, terms, privacy, contact };
