import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Entrar',
      lede: 'Você só precisa de conta para enviar drones e guardar um registro dos seus pedidos de DEA. O mapa e a busca de DEA funcionam sem ela.',
      submit: 'Entrar',
      busy: 'Entrando…',
    },
    create: {
      title: 'Criar uma conta',
      lede: 'Um e-mail e uma senha, nada mais. Para enviar drones, você também precisa da aprovação de um administrador.',
      legal:
        'Ao criar uma conta, você aceita os [termos de uso](/terms). O que guardamos sobre você e como apagar está em [privacidade](/privacy).',
      submit: 'Criar conta',
      busy: 'Criando a conta…',
    },
    forgotten: {
      title: 'Esqueci a senha',
      lede: 'Digite o e-mail da sua conta. Se a conta existir, enviamos um link para escolher uma nova senha. A mensagem está em inglês.',
      submit: 'Enviar o link',
      busy: 'Enviando…',
    },
    reset: {
      title: 'Escolher uma nova senha',
      lede: 'A partir de agora, use a nova senha em todos os dispositivos.',
      takesFactorAway:
        'Nos últimos 7 dias foi configurada a verificação em duas etapas nesta conta. A nova senha a desativa. Se foi você, configure-a de novo depois.',
      submit: 'Salvar a senha',
      busy: 'Salvando…',
      forAccount: (email) => `Você está escolhendo a senha desta conta: ${email}.`,
      inMyAccount: 'Mude a senha em «Minha conta»; lá você precisa da senha atual. Se a esqueceu, peça um link.',
      toMyAccount: 'Mudar em «Minha conta»',
      noLink: 'Abra esta página pelo link da nossa mensagem. O link pode ter expirado ou já ter sido usado.',
      elsewhere:
        'O link só funciona no navegador que o pediu. Se você pediu em outro dispositivo, digite aqui o seu e-mail e os seis dígitos da mensagem.',
      code: 'Seis dígitos da mensagem',
      codeWrong: 'Digite os seis dígitos, por exemplo 012345.',
      codeForm: 'Continuar com os seis dígitos',
      codeSubmit: 'Continuar',
      codeBusy: 'Verificando…',
      askAgain: 'Pedir um novo link',
      saved: 'A sua senha foi alterada.',
      checking: 'Verificando o link…',
    },
    email: 'E-mail',
    password: 'Senha',
    show: 'Mostrar',
    hide: 'Ocultar',
    newPassword: 'Nova senha',
    passwordHint:
      'Pelo menos 8 caracteres. Algumas palavras em sequência são fáceis de lembrar e difíceis de adivinhar.',
    emailMissing: 'Digite o seu e-mail, por exemplo name@example.org.',
    emailWrong: 'Isto não parece um e-mail. Verifique: ele precisa de um @ e de um domínio, como em name@example.org.',
    passwordMissing: 'Digite a sua senha.',
    passwordShort: (length) => `Use pelo menos 8 caracteres. Você digitou: ${length}.`,
    toCreate: 'Criar uma conta',
    toSignIn: 'Já tenho conta',
    toForgotten: 'Esqueceu a senha?',
    confirm: (email) =>
      `Enviamos uma mensagem em inglês para ${email}. Abra o link que está nela para confirmar o seu e-mail. Depois entre aqui.`,
    recoverySent: (email) =>
      `Se existe uma conta para ${email}, enviamos uma mensagem em inglês com um link. Abra o link neste navegador. Veja também a pasta de spam.`,
    signedIn: (email) => `Você entrou como ${email}.`,
    goHome: 'Ir para o mapa',
    needsScript: 'Para entrar é preciso JavaScript. A lista de lugares e todos os textos funcionam sem ele.',
    factorCode: {
      label: 'Seis dígitos do aplicativo autenticador',
      form: 'Verificação em duas etapas',
      lede: 'A sua conta usa a verificação em duas etapas. Abra o aplicativo autenticador e digite o código que ele mostra.',
      submit: 'Continuar',
      busy: 'Verificando…',
    },
  },
  accountErrorsText: {
    invalid_credentials: 'O e-mail ou a senha está errado. Verifique os dois ou peça uma nova senha.',
    email_not_confirmed: 'Este e-mail ainda não foi confirmado. Abra o link da mensagem que enviamos.',
    user_already_exists: 'Já existe uma conta com este e-mail. Entre ou peça uma nova senha.',
    email_address_invalid: 'Este e-mail não pode receber mensagens. Veja se há um erro de digitação.',
    weak_password:
      'Esta senha é fácil demais de adivinhar. Faça uma mais longa ou use palavras que ninguém ligaria a você.',
    current_password_invalid: 'Esta não é a sua senha atual. Verifique e tente de novo.',
    current_password_required: 'Abra «Minha conta» para mudar a senha. Lá você precisa da senha atual.',
    same_password: 'Esta é a sua senha atual. Escolha outra.',
    over_request_rate_limit: 'Tentativas demais. Espere um minuto e tente de novo.',
    over_email_send_rate_limit: 'Acabamos de enviar uma mensagem. Espere um minuto antes de pedir outra.',
    otp_expired: 'Este link ou código expirou, já foi usado ou é de outro e-mail. Peça um novo.',
    session_not_found: 'A sua sessão terminou. Entre de novo.',
    mfa_verification_failed:
      'Este código está errado. O código muda a cada 30 segundos: digite o que o aplicativo mostra agora.',
    mfa_challenge_expired: 'Demorou demais. Digite o código que o aplicativo mostra agora.',
    insufficient_aal:
      'A sua conta usa a verificação em duas etapas. Abra «Minha conta», digite o código e tente de novo.',
    signup_disabled: 'No momento não é possível criar uma conta neste site. Fale com o responsável pelo site.',
    user_banned: 'Esta conta está encerrada. Fale com o responsável pelo site.',
    noAnswer: 'O servidor não responde. O que você digitou continua aqui. Verifique a conexão e tente de novo.',
    refused: (words) => `O servidor recusou. Ele diz, em inglês: ${words}`,
  },
  accountPagesText: {
    signIn: 'Entrar, criar uma conta ou pedir uma nova senha. O mapa e a busca de DEA não precisam de conta.',
    create: 'Criar uma conta com um e-mail e uma senha. O mapa e a busca de DEA não precisam dela.',
    forgotten: 'Pedir um link para uma nova senha.',
    reset: 'Escolha uma nova senha. O link do nosso e-mail leva até aqui.',
  },
};
