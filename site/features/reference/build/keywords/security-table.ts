import { among, names, one, shown, text, url, type Keywords } from './keyword.ts';

export const description = shown(text, 'as prose where its object stands', {
  search: 'words of the section',
});
const flow = shown(one('OAuthFlow'), 'the flow by its name');

/** The keywords about proving who calls. */
export const securityKeywords = {
  SecurityScheme: {
    type: shown(
      among('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'),
      'the kind of the credential',
    ),
    description,
    name: shown(text, 'the header, parameter or cookie', { samples: 'where the secret is' }),
    in: shown(among('header', 'query', 'cookie'), 'where it travels'),
    scheme: shown(text, 'the word before the secret'),
    bearerFormat: shown(text, 'a line of the card'),
    flows: shown(one('OAuthFlows'), 'a list of the ways to a token'),
    openIdConnectUrl: shown(url, 'a line of the card'),
    'x-scheme': shown(text, 'the word before the secret of a key in Authorization'),
    'x-signs': shown(among('form'), 'that it signs the call', { console: 'the signature is made' }),
  },
  OAuthFlows: {
    implicit: flow,
    password: flow,
    clientCredentials: flow,
    authorizationCode: flow,
  },
  OAuthFlow: {
    authorizationUrl: shown(url, 'a line of the flow'),
    tokenUrl: shown(url, 'a line of the flow'),
    refreshUrl: shown(url, 'a line of the flow'),
    scopes: shown({ texts: true }, 'each scope with what it permits'),
  },
  SecurityRequirement: { '*': shown(names, 'the credential, and the scopes it must have') },
} satisfies Record<string, Keywords>;
