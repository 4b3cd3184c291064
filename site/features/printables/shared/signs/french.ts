import type { SignWords } from '../drawing/sign.ts';

// Canadian French: a non-breaking space before a colon, no space before a question mark.

const staffComes = 'Appuyez sur le bouton. Un membre de l’équipe viendra vous aider.';
const desk = 'Ou adressez-vous au service à la clientèle.';
const emergency = 'En cas d’urgence, composez le numéro d’urgence de votre région.';

const bay: SignWords = {
  headline: ['Retrait'],
  action: 'Restez dans votre véhicule.\nNous venons vous servir.',
  blanks: ['Pour nous dire que vous êtes là\u00a0:'],
  notes: ['Pas de téléphone? Rendez-vous au service à la clientèle.'],
};

/** The text of the signs in Canadian French, by sign name. */
export const french: Record<string, SignWords> = {
  'call-for-help-poster': {
    headline: ['Besoin', 'd’aide?'],
    action: 'Scannez le code\nou appuyez sur\nle bouton.',
    ownCode: 'Placez ici le code de votre bouton d’appel numérique.',
    notes: ['Restez à proximité. Un membre de l’équipe viendra vous aider.', desk, emergency],
  },
  'call-for-help-button-poster': {
    headline: ['Besoin', 'd’aide?'],
    action: staffComes,
    notes: [desk, emergency],
  },
  'call-for-help-locked-case-sign': {
    headline: ['Besoin qu’on ouvre', 'cette vitrine?'],
    action: staffComes,
    notes: [desk],
  },
  'call-for-help-car-sign': {
    headline: ['Besoin d’aide', 'jusqu’à l’auto?'],
    action: 'Appuyez sur le bouton et attendez ici.',
    notes: [desk],
  },
  'text-for-help-poster': {
    headline: ['Besoin d’aide?', 'Textez-nous'],
    action: 'Dites-nous où\nvous êtes. Un membre de l’équipe viendra.',
    blanks: ['Envoyez un texto au\u00a0:'],
    notes: [
      'Vous préférez ne pas texter? Adressez-vous au service à la clientèle.',
      'Répondez STOP pour vous désabonner ou HELP pour plus de détails.\nDes frais de messagerie et de données peuvent s’appliquer.',
      'Nous répondons pendant les heures d’ouverture.\nNe pas utiliser en cas d’urgence.',
    ],
  },
  'text-for-help-shelf-sign': {
    headline: ['Besoin d’aide ici?'],
    action: 'Textez ce mot à ce numéro.',
    blanks: ['Le mot et le numéro\u00a0:'],
    notes: [
      'Répondez STOP pour vous désabonner. Des frais de messagerie peuvent s’appliquer. Pas pour les urgences.',
    ],
  },
  'curbside-entrance-sign': {
    headline: ['Retrait des', 'commandes'],
    action: 'Roulez lentement.\nNotre personnel circule à pied.',
    blanks: ['Les places et le chemin à suivre\u00a0:'],
    notes: [],
  },
  'orderup-counter-sign': {
    headline: ['Retrait des', 'commandes'],
    action: 'Ayez votre numéro\nde commande en main.',
    notes: [
      'Nous vérifions la commande avec vous.',
      'Il manque quelque chose? Dites-le-nous avant de partir.',
    ],
  },
  'lockers-pickup-sign': {
    headline: ['Commande', 'à récupérer?'],
    action: 'Utilisez votre\ncode d’ouverture.\nVotre casier s’ouvre.',
    blanks: ['Le casier reste fermé? Adressez-vous ici\u00a0:'],
    notes: ['Regardez à l’intérieur\u00a0: n’oubliez rien.'],
  },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`curbside-bay-${number}`, bay])),
};
