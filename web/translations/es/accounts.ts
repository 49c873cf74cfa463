import type { AccountsWords } from '../words-of-site.ts';

export const words: AccountsWords = {
  accountsText: {
    signIn: {
      title: 'Iniciar sesión',
      lede: 'La cuenta solo hace falta para enviar drones y conservar sus solicitudes de DEA. El mapa y el buscador de DEA funcionan sin ella.',
      submit: 'Iniciar sesión',
      busy: 'Iniciando sesión…',
    },
    create: {
      title: 'Crear una cuenta',
      lede: 'Una dirección de correo y una contraseña, nada más. Para los drones hace falta además la aprobación de un administrador.',
      legal:
        'Al crear una cuenta acepta las [condiciones de uso](/terms). Lo que se guarda de usted, y cómo borrarlo, está en [privacidad](/privacy).',
      submit: 'Crear la cuenta',
      busy: 'Creando la cuenta…',
    },
    forgotten: {
      title: 'Contraseña olvidada',
      lede: 'Escriba la dirección de su cuenta. Si existe, va en camino un mensaje con un enlace para una contraseña nueva. Está en inglés.',
      submit: 'Enviar el enlace',
      busy: 'Enviando…',
    },
    reset: {
      title: 'Elegir una contraseña nueva',
      lede: 'La contraseña nueva vale desde ahora, en todos los dispositivos.',
      takesFactorAway:
        'En los últimos 7 días se configuró la verificación en dos pasos para esta cuenta. La contraseña nueva la desactiva. Si la configuró usted, configúrela de nuevo después.',
      submit: 'Guardar la contraseña',
      busy: 'Guardando…',
      forAccount: (email) => `Está eligiendo la contraseña de esta cuenta: ${email}.`,
      inMyAccount:
        'La contraseña nueva se elige en su cuenta, donde se pide la actual. Si la ha olvidado, pida un enlace.',
      toMyAccount: 'Cambiarla en mi cuenta',
      noLink: 'Esta página se abre con el enlace del mensaje. Quizá el enlace ya se usó o ha caducado.',
      elsewhere:
        'Un enlace solo vale en el navegador que lo pidió. Si fue otro dispositivo, escriba aquí su dirección y las seis cifras del mensaje.',
      code: 'Seis cifras del mensaje',
      codeWrong: 'Escriba las seis cifras, por ejemplo 012345.',
      codeForm: 'Continuar con las seis cifras',
      codeSubmit: 'Continuar',
      codeBusy: 'Comprobando…',
      askAgain: 'Pedir un enlace nuevo',
      saved: 'Su contraseña ha cambiado.',
      checking: 'Comprobando el enlace…',
    },
    email: 'Dirección de correo',
    password: 'Contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
    newPassword: 'Contraseña nueva',
    passwordHint:
      'Al menos 8 caracteres. Unas cuantas palabras seguidas son fáciles de recordar y difíciles de adivinar.',
    emailMissing: 'Escriba su dirección de correo, por ejemplo name@example.org.',
    emailWrong: 'Esto no parece una dirección de correo. Necesita una @ y un dominio, como en name@example.org.',
    passwordMissing: 'Escriba su contraseña.',
    passwordShort: (length) => `Use al menos 8 caracteres. Ha escrito: ${length}.`,
    toCreate: 'Crear una cuenta',
    toSignIn: 'Ya tengo cuenta',
    toForgotten: '¿Olvidó su contraseña?',
    confirm: (email) =>
      `Hemos enviado un mensaje a ${email}, en inglés. Abra el enlace que contiene para confirmar la dirección; después inicie sesión aquí.`,
    recoverySent: (email) =>
      `Si hay una cuenta para ${email}, va en camino un mensaje con un enlace, en inglés. Ábralo en este navegador. Mire también en el correo no deseado.`,
    signedIn: (email) => `Ha iniciado sesión como ${email}.`,
    goHome: 'Ir al mapa',
    needsScript: 'Iniciar sesión requiere JavaScript. La lista de lugares y todos los textos funcionan sin él.',
    factorCode: {
      label: 'Seis cifras de la aplicación de autenticación',
      form: 'Verificación en dos pasos',
      lede: 'Su cuenta usa la verificación en dos pasos. Abra su aplicación de autenticación y escriba el código que muestra.',
      submit: 'Continuar',
      busy: 'Comprobando…',
    },
  },
  accountErrorsText: {
    invalid_credentials:
      'La dirección y la contraseña no corresponden. Compruebe las dos, o pida una contraseña nueva.',
    email_not_confirmed: 'Esta dirección aún no está confirmada. Abra el enlace del mensaje que le enviamos.',
    user_already_exists: 'Ya hay una cuenta con esta dirección. Inicie sesión, o pida una contraseña nueva.',
    email_address_invalid: 'Esta dirección no puede recibir correo. Compruebe si hay un error al escribirla.',
    weak_password:
      'Esta contraseña es demasiado fácil de adivinar. Alárguela, o use palabras que nadie relacione con usted.',
    current_password_invalid: 'Esta no es su contraseña actual. Compruébela e inténtelo de nuevo.',
    current_password_required: 'Abra «Mi cuenta» para cambiar la contraseña: allí se pide la actual.',
    same_password: 'Esta es su contraseña actual. Elija otra.',
    over_request_rate_limit: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    over_email_send_rate_limit: 'Acaba de salir un mensaje. Espere un minuto antes de pedir otro.',
    otp_expired: 'Este enlace o código ya se usó, ha caducado o no corresponde a la dirección. Pida uno nuevo.',
    session_not_found: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    mfa_verification_failed:
      'Este código no es correcto. Cambia cada medio minuto: escriba el que la aplicación muestra ahora.',
    mfa_challenge_expired: 'Tardó demasiado. Escriba el código que la aplicación muestra ahora.',
    insufficient_aal:
      'Su cuenta usa la verificación en dos pasos. Abra «Mi cuenta», escriba el código e inténtelo de nuevo.',
    signup_disabled: 'Este servidor no admite cuentas nuevas. Pregunte a su administrador.',
    user_banned: 'Esta cuenta está cerrada. Pregunte al administrador.',
    noAnswer: 'El servidor no responde. Lo que escribió sigue aquí: compruebe la conexión e inténtelo de nuevo.',
    refused: (words) => `El servidor lo rechazó. Dice, en inglés: ${words}`,
  },
  accountPagesText: {
    signIn:
      'Iniciar sesión, crear una cuenta o pedir una contraseña nueva. El mapa y el buscador de DEA no necesitan cuenta.',
    create:
      'Crear una cuenta con una dirección de correo y una contraseña. El mapa y el buscador de DEA no la necesitan.',
    forgotten: 'Pedir un enlace para una contraseña nueva.',
    reset: 'Elija una contraseña nueva. El enlace de nuestro mensaje lleva aquí.',
  },
};
