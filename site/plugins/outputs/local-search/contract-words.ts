// cspell:ignore betriebsrat caiq jamf subprocessor cpra dpia dsar infosec pentest
import { needs } from './plan-pages.ts';

const contract = '/docs/getting-started/subscription#';
const help = '/docs/support#';

/** By section, the words of administrators for contracts, records, the law and support. */
export const contractWords: Record<string, string> = {
  // Contract
  [`${contract}what-a-subscription-decides`]: 'included entitlement',
  [`${contract}find-what-you-have`]: 'inventory list devices assets products stores count',
  [`${contract}you-take-over-without-a-handover`]:
    'inherited inherit predecessor retired left new admin start begin nothing documented undocumented knows contact which store vendor',
  [`${contract}your-organization-id-and-location-id`]:
    'store id number tenant find look where api location_id organization_id',
  [`${contract}add-or-change-a-product`]:
    'upgrade downgrade buy purchase another additional more lockers plan order extend',
  [`${contract}prices`]:
    'price pricing cost costs much expensive fee fees monthly yearly annual license licence quote free trial ' +
    'discount budget pay pays paying sms bill invoice charge messages texts text estimate',
  [`${contract}what-belongs-in-the-budget`]:
    'cost costs component components total ownership tco breakdown extra hidden estimate per store price drivers ' +
    'items hardware licenses fees year',
  [`${contract}a-bill-is-wrong-or-your-company-changes`]:
    'rebrand merger acquisition acquired sold transfer ownership legal entity franchise franchisee invoice billing ' +
    'tax exempt vat payment pay credit card purchase rename name address copy bill wrong missing franchisees charged twice renewal price',
  [`${contract}cancel-the-subscription-or-end-a-product`]:
    'cancel terminate termination end stop quit using contract notice period leave renewal renew agreement early ' +
    'request history get all buttons lockers phone numbers ending service vendor offboard offboarding exit data export our out works switch provider expires',
  [`${contract}who-to-ask`]: 'contract agreement account manager contact person terms',
  // Support
  [`${help}what-to-send`]: 'ticket information details report case include log',
  [`${help}whom-to-ask-first`]:
    'phone urgent escalate escalation emergency who help desk hotline down contact talk human person ' +
    'agent line',
  [`${help}contact`]: 'phone number hotline email support manager account reach',
  [`${help}service-levels`]:
    'sla uptime availability guaranteed guarantee down incident status maintenance window support hours ' +
    'times opening response backup restore disaster recovery rto rpo planned downtime interruption ' +
    'quickly fast reaction',
  [`${help}many-stores-fail-at-the-same-time`]:
    'status page down multiple several stores all everywhere nothing works once major incident ' +
    'region regional side ours yours stopped cards subscribe disruption widespread twilio teams ringcentral fails failed us or you whose fault diagnose diagnosis emergency',
  [`${help}after-an-incident-cause-timeline-and-credit`]:
    'rca root post-mortem postmortem compensation credits refund sla breach report cio review last week happened why',
  [`${help}a-question-these-docs-do-not-answer`]:
    'complaint complain unhappy escalate references case study customers not covered unanswered other else something general inquiry enquiry write template email letter wording request',
  [`${help}answer-a-security-questionnaire`]:
    'vulnerability weakness disclosure questionnaire vendor assessment risk review sig caiq soc iso penetration test pentest encryption encrypted ' +
    'subprocessor subprocessors nda infosec due diligence security',
  [`${help}hardware-and-repairs`]:
    'lease rent own recycle recycling dispose disposal cleaning clean maintenance spares warranty repair replacement spare parts order buy purchase additional more buttons shipping delivery lead ' +
    'time firmware update updates upgrade software version fcc ce certification supported return rma defective ' +
    'faulty pays days arrive shipment broken locker',
  [`${help}security-and-plans`]:
    'soc iso 27001 pci hipaa audit audits certificate penetration pentest security questionnaire compliance ' +
    'connect connects integrate integrates integration connector slack google chat whatsapp zoom pos erp sap oracle shopify ' +
    'salesforce servicenow roadmap feature planned vpat accessibility wcag onsite installer installation service ' +
    'consulting features request new vendor conformance statement',
  // Records and the law
  [`${needs}what-is-kept-about-people`]:
    'gdpr ccpa cpra privacy personal information pii data protection dpa processor subprocessors ' +
    'retention retain keep stored store long delete deletion erase erasure forgotten remove subject ' +
    'access hosting region country residency collected collect customers employee phone numbers  ' +
    'messages recordings days logs log anonymize anonymise share third parties sell impact assessment ' +
    'dpia cookies history records where servers located cloud breach shoppers policy export who see sees',
  [`${needs}where-data-is-stored-and-for-how-long`]:
    'residency region regions hosting hosted country countries eu europe european canada quebec us cloud ' +
    'server servers located location physically transfer transfers retention retain days dpa ai train training models owns ' +
    'subprocessors law 25 keep long conversations texts delete after shorten lawyer germany german',
  [`${needs}a-person-asks-for-a-copy-or-for-deletion`]:
    'gdpr ccpa cpra dsar subject access request export delete deletion erase erasure forgotten remove right ' +
    'phone number messages history deadline california consumer privacy opt out person law everything hold asked about',
  [`${needs}staff-data-and-the-works-council`]:
    'employee employees monitor monitoring surveillance performance individual union unions ' +
    'betriebsrat labor labour representative anonymous anonymise anonymize pseudonym worker workers ranking ' +
    'steward tracks track recorded by name names turn off presses claim',
  [`${needs}data-was-lost-or-a-key-leaked`]:
    'breach incident security stolen leak leaked exposed compromised hacked hack notification notify authority ' +
    'ransomware phishing duty hours github',
  [`${needs}police-a-court-or-an-insurer-asks-for-records`]:
    'law enforcement subpoena warrant lawsuit litigation legal hold evidence preserve disclose disclosure ' +
    'conversation text texts messages insurance liability liable claim theft stolen video investigation attorney ' +
    'lawyer hand over sue sues sued customer locker opened want know records exist give out myself lawyers incident ' +
    'injury press answered',
  [`${needs}who-changed-what`]:
    'audit auditor trail log logs history permission permissions user users role roles changes change settings ' +
    'compliance sox evidence when year',
  [`${needs}device-management-and-kiosk-mode`]:
    'mdm emm intune soti airwatch workspace one jamf knox android ios ipad kiosk lockdown locked allow allowlist ' +
    'whitelist package notifications notification push battery optimization optimisation doze background',
};
